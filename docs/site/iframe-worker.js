// Search in a site that is read from a folder: there a browser begins no workers, so a frame does the work of one.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super()
      this.waiting = []
      const frame = document.createElement("iframe")
      frame.hidden = true
      frame.srcdoc = "<!doctype html>"
      frame.addEventListener("load", () => this.begin(frame.contentWindow, address), { once: true })
      document.documentElement.append(frame)
    }

    begin(inside, address) {
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }))
      const script = inside.document.createElement("script")
      script.src = address
      script.addEventListener("load", () => {
        this.postMessage = (data) => inside.dispatchEvent(new MessageEvent("message", { data }))
        this.waiting.forEach(this.postMessage)
      })
      inside.document.body.append(script)
    }

    postMessage(data) {
      this.waiting.push(data)
    }
  }
}
